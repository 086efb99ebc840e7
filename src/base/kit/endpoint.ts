import type { z } from 'zod'
import { maxFileBytes } from './file-type'
import type { RefusalReason } from './refusal'

/**
 * The only definition of a call. The server, the browser's client, the OpenAPI document, the access matrix, the fuzz
 * and the double-submit run are built from these rows.
 */
export interface Row {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The part after `/api/`, with `{name}` for its parameters. */
  readonly path: string
  readonly access: Access
  /**
   * With 'optional', a public call knows which account is logged in, if any. An expired session is
   * ignored.
   */
  readonly session?: 'optional' | undefined
  readonly params?: z.ZodType | undefined
  readonly query?: z.ZodType | undefined
  /**
   * A schema for JSON, 'file' for one multipart field named `file`, or 'raw' for unparsed bytes, whose signature the
   * call checks.
   */
  readonly body?: z.ZodType | 'file' | 'raw' | undefined
  /** With the body 'file': the largest file that is received, in bytes. */
  readonly maxFile: number
  /** A schema for JSON, or 'stream' for bytes. Left out for 204. */
  readonly answer?: z.ZodType | 'stream' | undefined
  readonly status: 200 | 201 | 204
  readonly limits: readonly CallLimit[]
  /** Reasons for a refusal whose status doesn't follow from the rest of the row. */
  readonly refuses: readonly RefusalReason[]
  /**
   * True if the call runs as one action. Every call except GET does. The row of a GET that changes something must say
   * so.
   */
  readonly writes: boolean
  /**
   * A write that asks another service, which may take seconds: it runs outside of any transaction
   * (base/call/outside.ts).
   */
  readonly outside: boolean
  /** Binds the call to the browser by a cookie (`ctx.browser`). The answer sets the cookie when there is none. */
  readonly browser: boolean
  /** The call's text in the API reference. */
  readonly summary: string
  /**
   * The time for which a cache may keep the answer, in seconds. 0: not at all. Only for an answer that is the same for
   * everybody.
   */
  readonly maxAge: number
  /**
   * For a GET of one record: the fields that its `ETag` covers, which an editor writes. Derived values, values that the
   * server counts, and signed links are left out (docs/rules/base.md#two-editors).
   */
  readonly tagged?: readonly string[] | undefined
  /** For a GET: the answer has an `ETag`, made from the version that the route provides. If it is unchanged: 304. */
  readonly versioned: boolean
  /**
   * For a GET: its answer lists records. Those that can't be decrypted are left out, and `X-Unreadable` says how many
   * (docs/rules/base.md#encryption).
   */
  readonly leavesOut: boolean
  /**
   * For a GET that looks something up in a public register: `X-Register` says that the register is `away`, or that
   * registers are `off`. The answer is then empty.
   */
  readonly asksRegister?: boolean | undefined
  /** For a write: the GET of the written record. The request's `If-Match` is compared with the `ETag` of that GET. */
  readonly ifMatch?: Row | undefined
}

/**
 * The callers that a call accepts. `public`: anybody. `owner`: a living session. `plan`: a living session whose account
 * may create (subscription, or trial and free cap not used up; the action checks this). `trial`: the same for records
 * that don't count as free vouchers. `admin`: the role. `link`: the owner's session, or a link that the server signed
 * for this very record (the action checks it).
 */
export type Access = 'public' | 'owner' | 'plan' | 'trial' | 'admin' | 'link'

/** The names of the limits. base/call/limits.ts has the number of calls that each allows. */
export type CallLimit =
  | 'login'
  | 'reset'
  | 'checkEmail'
  | 'signUp'
  | 'code'
  | 'password'
  | 'profile'
  | 'secondFactor'
  | 'upload'
  | 'export'
  | 'payment'
  | 'signing'
  | 'taxReturn'
  | 'link'
  | 'register'
  | 'registerOfOwner'

type Method = Row['method']
type Spec = Pick<Row, 'access' | 'summary'> & Partial<Omit<Row, 'name' | 'method' | 'path' | 'access' | 'summary'>>
/** The parts whose types reach the handler and the caller. */
type TypedPart = 'params' | 'query' | 'body' | 'answer' | 'tagged' | 'ifMatch'

/** The row with the types of its parts. A part that it doesn't mention is `undefined` (and not `unknown`). */
type Named<P extends string, S extends Spec> = Omit<Row, 'name' | 'access' | TypedPart> & {
  readonly name: P
  readonly access: S['access']
} & { readonly [K in TypedPart]: S extends Record<K, infer T> ? T : undefined }

/** `endpoint('PUT bilag/{id}', { access: 'owner', … })`. A row without an access rule does not compile. */
export function endpoint<const P extends `${Method} ${string}`, const S extends Spec>(name: P, spec: S): Named<P, S> {
  const [method, path] = name.split(' ') as [Method, string]
  const row: Row = {
    limits: [],
    maxFile: maxFileBytes,
    refuses: [],
    writes: method !== 'GET',
    outside: false,
    browser: false,
    maxAge: 0,
    versioned: false,
    leavesOut: false,
    ...(spec as Spec),
    name,
    method,
    path,
    status: spec.answer === undefined ? 204 : (spec.status ?? 200),
  }
  return row as Named<P, S>
}

// The condition has this direction because a row's 'file' arrives as `ZodType & 'file'`, which is not never.
type Inside<T> = 'file' extends T
  ? UploadedFile
  : 'raw' extends T
    ? RawBody
    : T extends z.ZodType
      ? z.output<T>
      : undefined
type Wire<T> = 'file' extends T ? FileToSend : 'raw' extends T ? string : T extends z.ZodType ? z.input<T> : undefined

/** A complete file on the disk: at most `maxFileBytes` of base/kit/file-type.ts. */
export interface UploadedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** In hex. */
  readonly sha256: string
  /** Each call reads the bytes from the disk again, so a waiting upload keeps none in memory. */
  readonly read: (from?: number, to?: number) => Promise<Uint8Array>
}

/** A body as it was received, with the headers that contain its signature. */
export interface RawBody {
  readonly bytes: Uint8Array
  /**
   * The value of a header, by its lower-case name. Undefined when the header was not sent, or was sent more than once.
   */
  readonly header: (name: string) => string | undefined
}

/** A file as a caller sends it. The browser's `File` has this shape. */
export interface FileToSend {
  readonly name: string
  readonly size: number
}

/** The parsed values that the handler gets (money in øre). */
export interface Input<R extends Row> {
  readonly params: Inside<R['params']>
  readonly query: Inside<R['query']>
  readonly body: Inside<R['body']>
}

export interface Bytes {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
}

/** The result of the handler, with money in øre. Undefined for 204. */
export type Answer<R extends Row> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : R['answer'] extends 'stream'
    ? Bytes
    : void

/**
 * The parts of a request that the caller passes: wire values (money in kroner), and only the parts that the row has.
 */
export type CallInput<R extends Row> = {
  readonly [K in 'params' | 'query' | 'body' as R[K] extends undefined ? never : K]: Wire<R[K]>
}
