/** A file as a form holds it. */
export interface FileValue {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly type: string
}

export const isFileList = (value: unknown): value is readonly FileValue[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'url' in one)
