import type { ComponentType } from 'react'

/** A file as it can be shown. */
export interface ShownFile {
  readonly name: string
  readonly type: string
  /** Where it is stored; empty while it is on its way. */
  readonly url: string
  /** Its bytes, where this browser has them: it was chosen here. */
  readonly own?: Blob | undefined
}

/** What is read to show it: the browser's own bytes, or those at its url. */
export const sourceOf = ({ own, url }: ShownFile): Blob | string => own ?? url

export interface ShowFilesProps {
  /** All files of the field, those on their way behind the stored ones. */
  readonly files: readonly ShownFile[]
  /** Which one is shown, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** The parameter of the address by which the files are open over their form; Back closes them. */
export const overForm = 'over'

/** Shows the files of a form while it is written: beside it where there is room, else over it. */
export type ShowFiles = ComponentType<ShowFilesProps>
