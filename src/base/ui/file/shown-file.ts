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
  /** The shown file, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** The address opens the files above their form by this parameter. The browser's Back closes them. */
export const overForm = 'over'

/** Next to the form when there is space, otherwise above it. */
export type ShowFiles = ComponentType<ShowFilesProps>
