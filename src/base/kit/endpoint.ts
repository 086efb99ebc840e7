import type { z } from 'zod'
import type { RefusalReason } from './refusal'

/**
 * The endpoint row: what a call is, said once. The server, the browser's client, the OpenAPI document, the access
 * matrix, the fuzz and the double-submit run are all built from these rows; a path is written nowhere else.
 */
export interface Row {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/`, with `{name}` for its parameters. */
  readonly path: string
  readonly access: Access
  /** Of a public call: it learns whose session the caller has, if any. One that is over does no harm. */
  readonly session?: 'optional' | undefined
  readonly params?: z.ZodType | undefined
  readonly query?: z.ZodType | undefined
  /** A schema for JSON; 'file' for one multipart field named `file`; 'raw' for bytes that are signed as they are. */
  readonly body?: z.ZodType | 'file' | 'raw' | undefined
  /** A schema for JSON; 'stream' for bytes; left out for 204. */
  readonly answer?: z.ZodType | 'stream' | undefined
  readonly status: 200 | 201 | 204
  readonly limits: readonly Limit[]
  /** Reasons for which it is refused with a status that nothing else of the row tells. */
  readonly refuses: readonly RefusalReason[]
  /** Whether it changes anything and therefore runs as one action. Every call but GET does; a GET that does says so. */
  readonly writes: boolean
  /**
   * Of a write: it asks another service, which may take seconds. Its handler runs outside of any transaction and commits
   * what it stores itself; `ctx.db` is the pool (base/call/outside.ts).
   */
  readonly outside: boolean
  /** Whether it is bound to the browser by a cookie, which its answer sets where there is none (`ctx.browser`). */
  readonly browser: boolean
  /** One sentence for the API reference. */
  readonly summary: string
  /** Seconds for which any cache on the way may keep the answer; zero (the default): none may. Only for what is the same for everybody. */
  readonly maxAge: number
  /**
   * Of a GET of one record: the fields that its `ETag` covers, which are those that an editor writes. What follows from
   * them, what the server counts and signed links are left out (docs/rules.md#two-editors).
   */
  readonly tagged?: readonly string[] | undefined
  /** Of a GET: its answer has an `ETag`, and 304 for a caller who names it in `If-None-Match`. Its route tells the version. */
  readonly versioned: boolean
  /** Of a write: the GET of the record that is written, with whose `ETag` the request's `If-Match` is compared. */
  readonly ifMatch?: Row | undefined
}

/**
 * Who may call. `public`: anybody. `owner`: a living session. `plan`: a living session whose account may create
 * (subscription, or trial and free cap not used up); the gate itself stands in the action. `trial`: the same for what
 * takes no place among the free vouchers. `admin`: the role.
 * `link`: the owner's session, or a link that the server signed for this very thing; the action checks the link.
 */
export type Access = 'public' | 'owner' | 'plan' | 'trial' | 'admin' | 'link'

/** Limit classes; their numbers stand in base/call/limits.ts. */
export type Limit =
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

type Method = Row['method']
/** What a row must say, and what it may: the rest follows from it. */
type Spec = Pick<Row, 'access' | 'summary'> & Partial<Omit<Row, 'name' | 'method' | 'path' | 'access' | 'summary'>>
/** The parts whose types reach the handler and the caller. */
type TypedPart = 'params' | 'query' | 'body' | 'answer' | 'tagged' | 'ifMatch'

/** What the row says of a part; `undefined` (and not `unknown`) when it says nothing. */
type Named<P extends string, S extends Spec> = Omit<Row, 'name' | 'access' | TypedPart> & {
  readonly name: P
  readonly access: S['access']
} & { readonly [K in TypedPart]: S extends Record<K, infer T> ? T : undefined }

/** Declares one call: `endpoint('PUT bilag/{id}', { access: 'owner', … })`. A row without an access rule does not compile. */
export function endpoint<const P extends `${Method} ${string}`, const S extends Spec>(name: P, spec: S): Named<P, S> {
  const [method, path] = name.split(' ') as [Method, string]
  const row: Row = {
    limits: [],
    refuses: [],
    writes: method !== 'GET',
    outside: false,
    browser: false,
    maxAge: 0,
    versioned: false,
    ...(spec as Spec),
    name,
    method,
    path,
    status: spec.answer === undefined ? 204 : (spec.status ?? 200),
  }
  return row as Named<P, S>
}

// Asked this way round because a row's 'file' comes along with `ZodType & 'file'`, which is not never.
type Inside<T> = 'file' extends T
  ? UploadedFile
  : 'raw' extends T
    ? RawBody
    : T extends z.ZodType
      ? z.output<T>
      : undefined
type Wire<T> = 'file' extends T ? FileToSend : 'raw' extends T ? string : T extends z.ZodType ? z.input<T> : undefined

/** A file as the server received it, whole: at most `maxFileBytes` of base/kit/file-type.ts. It lies on the disk. */
export interface UploadedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Of its bytes, in hex. */
  readonly sha256: string
  /** Its bytes, or those of a part; each time they are read anew, so that only who has a turn holds them in memory. */
  readonly read: (from?: number, to?: number) => Promise<Uint8Array>
}

/** A body as it was received, with the headers that sign it. */
export interface RawBody {
  readonly bytes: Uint8Array
  /** The value of a header, by its lower-case name; undefined when it was not sent, or more than once. */
  readonly header: (name: string) => string | undefined
}

/** A file as a caller hands it over (the browser's File is one). */
export interface FileToSend {
  readonly name: string
  readonly size: number
}

/** What a handler gets: the parsed values (money in øre). */
export interface Input<R extends Row> {
  readonly params: Inside<R['params']>
  readonly query: Inside<R['query']>
  readonly body: Inside<R['body']>
}

/** Bytes as an answer: a file, a PDF, an export. */
export interface Bytes {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
}

/** What a handler gives and the browser receives (money in øre); undefined for 204. */
export type Answer<R extends Row> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : R['answer'] extends 'stream'
    ? Bytes
    : void

/** What a caller writes: wire values (money in kroner); parts that the row doesn't have can't be given. */
export type CallInput<R extends Row> = {
  readonly [K in 'params' | 'query' | 'body' as R[K] extends undefined ? never : K]: Wire<R[K]>
}
