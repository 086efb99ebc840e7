/** A stored file as a form holds it. */
export interface FileValue {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly type: string
}
