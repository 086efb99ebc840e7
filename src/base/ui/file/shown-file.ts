import type { ComponentType } from 'react'

/** A file that can be shown. */
export interface ShownFile {
  readonly name: string
  readonly type: string
  /** Where it is stored. Empty while it is uploading. */
  readonly url: string
  /** Its bytes, when they are in this browser: it was chosen here. */
  readonly own?: Blob | undefined
}

/** The source to show it from: the browser's own bytes, or those at its url. */
export const sourceOf = ({ own, url }: ShownFile): Blob | string => own ?? url

export interface ShowFilesProps {
  /** All files of the field. Those that are uploading come after the stored ones. */
  readonly files: readonly ShownFile[]
  /** Which one is shown, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** The parameter of the address that opens the files above their form. The browser's Back closes them. */
export const overForm = 'over'

/** Shows the files of a form while it is filled in: next to it when there is space, otherwise above it. */
export type ShowFiles = ComponentType<ShowFilesProps>
