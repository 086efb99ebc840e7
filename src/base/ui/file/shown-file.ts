import type { ComponentType } from 'react'

export interface ShownFile {
  readonly name: string
  readonly type: string
  /** Empty while the file is uploading. */
  readonly url: string
  /** Its bytes, when it was chosen in this browser. */
  readonly own?: Blob | undefined
}

export const sourceOf = ({ own, url }: ShownFile): Blob | string => own ?? url

export interface ShowFilesProps {
  /** Those that are uploading come after the stored ones. */
  readonly files: readonly ShownFile[]
  /** From 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** A parameter of the address. The browser's Back closes the files. */
export const overForm = 'over'

export type ShowFiles = ComponentType<ShowFilesProps>
