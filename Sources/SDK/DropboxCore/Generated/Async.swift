// Generated from API/async.json by `make generate`. Do not edit.

import DropboxStone

/// Asynchronous jobs. A call that starts a job returns its identifier; poll the job until it is complete.
public enum Async: StoneNamespace {
    /// The schema of the `async` namespace.
    public static let _schema = StoneSchema(
        "async",
        #"""
alias AsyncJobId String(min_length=1)
union LaunchEmptyResult closed : LaunchResultBase;complete
union LaunchResultBase closed;async_job_id AsyncJobId
struct PollArg;async_job_id AsyncJobId
union PollEmptyResult closed : PollResultBase;complete
union PollError open=other;invalid_async_job_id;internal_error;other
union PollResultBase closed;in_progress
"""#
    )
}

extension Async {
    /// The result of a call that may start a job without a result.
    public enum LaunchEmptyResult: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)
        /// The call completed without a job.
        case complete

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            default: self = .complete
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            case .complete: .tag(1)
            }
        }
    }

    /// The result of a call that may start a job.
    public enum LaunchResultBase: StoneUnion, CustomStringConvertible {
        /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
        case asyncJobId(String)

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .asyncJobId(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxedValue(0, string: value)
            }
        }
    }

    /// The job to poll.
    public struct PollArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter asyncJobId: The identifier of the job, as returned by the call that started it. At least 1
        ///   character.
        @export(implementation)
        public init(asyncJobId: String) {
            var builder = RecordBuilder(Async._type(2))
            builder.string(0, asyncJobId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the job, as returned by the call that started it. At least 1 character.
        @export(implementation) public var asyncJobId: String { _plainRecord.string(0) }
    }

    /// The state of a job without a result.
    public enum PollEmptyResult: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress
        /// The job completed successfully.
        case complete

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .inProgress
            default: self = .complete
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete: .tag(1)
            }
        }
    }

    /// The reason that the state of a job isn't known.
    public enum PollError: StoneUnion, CustomStringConvertible {
        /// The job identifier isn't valid.
        case invalidAsyncJobId
        /// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
        case internalError
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidAsyncJobId
            case 1: self = .internalError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidAsyncJobId: .tag(0)
            case .internalError: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The state of a job.
    public enum PollResultBase: StoneUnion, CustomStringConvertible {
        /// The job is still running. Poll again later.
        case inProgress

        public init(_value: borrowing Value) {
            switch _value.tag {
            default: self = .inProgress
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            }
        }
    }
}

extension Async {
    /// Converts `LaunchEmptyResult` from and to JSON.
    public typealias LaunchEmptyResultSerializer = StoneSerializer<Async.LaunchEmptyResult>
    /// Converts `LaunchResultBase` from and to JSON.
    public typealias LaunchResultBaseSerializer = StoneSerializer<Async.LaunchResultBase>
    /// Converts `PollArg` from and to JSON.
    public typealias PollArgSerializer = StoneSerializer<Async.PollArg>
    /// Converts `PollEmptyResult` from and to JSON.
    public typealias PollEmptyResultSerializer = StoneSerializer<Async.PollEmptyResult>
    /// Converts `PollError` from and to JSON.
    public typealias PollErrorSerializer = StoneSerializer<Async.PollError>
    /// Converts `PollResultBase` from and to JSON.
    public typealias PollResultBaseSerializer = StoneSerializer<Async.PollResultBase>
}
