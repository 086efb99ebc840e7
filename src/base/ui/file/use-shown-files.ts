import { useCallback, useState } from 'react'
import type { FileValue } from '../../kit/file-value'
import { useBesideForm } from '../dialog/beside'
import { useDialogParams } from '../page/use-search-params'
import { overForm, sourceOf, type ShowFilesProps, type ShownFile } from './shown-file'
import type { Upload } from './use-uploads'

interface Files {
  readonly value: readonly FileValue[]
  readonly uploads: readonly Upload[]
  /** The browser's own bytes of what is stored, by url. */
  readonly own: ReadonlyMap<string, File>
}

interface ShownFiles extends ShowFilesProps {
  /** Shows that file: beside the form, or over it. */
  readonly open: (index: number) => void
  /** Chosen a moment ago: shown beside the form; over the form nothing opens by itself. */
  readonly pick: (file: File | undefined) => void
  /** Which row is shown beside the form; null where they open over it. */
  readonly beside: number | null
}

/** The files of a field as they are shown while the form is written: what is on its way is read from the browser's own file. */
export function useShownFiles({ value, uploads, own }: Files): ShownFiles {
  const room = useBesideForm()
  const dialogs = useDialogParams()
  const [picked, setPicked] = useState<Blob | string>()
  const pick = useCallback((file: File | undefined) => {
    if (file) setPicked(file)
  }, [])
  const files: ShownFile[] = [
    ...value.map(({ url, name, type }) => ({ url, name, type, own: own.get(url) })),
    ...uploads.map(({ file, type }) => ({ url: '', name: file.name, type, own: file })),
  ]
  const found = files.findIndex((file) => sourceOf(file) === picked)
  const onIndex = (index: number) => {
    const file = files[index]
    if (file) setPicked(sourceOf(file))
  }
  const index = Math.max(found, 0)
  return {
    files,
    index,
    onIndex,
    open: (next) => {
      onIndex(next)
      if (room === null) dialogs.open({ [overForm]: 1 })
    },
    pick,
    beside: room === null ? null : index,
  }
}
