/** A stored file as a value in a form. */
export interface FileValue {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly type: string
}

/** Whether a value of a form is a list of stored files. */
export const isFiles = (value: unknown): value is readonly FileValue[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null && 'url' in one)
