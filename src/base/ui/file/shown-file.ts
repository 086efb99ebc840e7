import type { ComponentType } from 'react'

export interface ShownFile {
  readonly name: string
  readonly type: string
  /** Empty while the file is uploading. */
  readonly url: string
  /** The file's bytes, when it was chosen in this browser. */
  readonly own?: Blob | undefined
}

export const sourceOfFile = ({ own, url }: ShownFile): Blob | string => own ?? url

export interface ShowFilesProps {
  /** The stored files, and after them those that are uploading. */
  readonly files: readonly ShownFile[]
  /** The shown file, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** The parameter of the address that opens files above a form. The browser's Back closes them. */
export const filesOverFormParam = 'over'

export type ShowFiles = ComponentType<ShowFilesProps>
