import { useState } from 'react'
import type { FileInfo } from '../../../base/file/model'
import type { FileType } from '../../../base/kit/file-type'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { downloadFile } from '../../../base/ui/file/file-url'
import { toast } from '../../../base/ui/page/toast'
import { paperCalls } from '../calls'

const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const satisfies Record<FileType, string>

/** A paper that can be saved. `signing`: the lease of a draft without its mark. */
export type SavedPaper = 'paper' | 'signing' | 'checklistPaper'

/** Saves papers, one at a time. `busy` is the one that is being fetched. */
export function usePaperRun<P extends string>() {
  const errorText = useErrorText()
  const [busy, setBusy] = useState<P | null>(null)
  const run = async (paper: P, work: () => Promise<void>) => {
    setBusy(paper)
    try {
      await work()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}

/** Saves a paper of a contract under a name. Asks for a new link each time, because a link only works for minutes. */
export function usePaper(id: number) {
  const { busy, run } = usePaperRun<SavedPaper>()
  const save = (paper: SavedPaper, name: string) =>
    run(paper, async () => {
      const { url } = await fetchEndpoint(
        paperCalls[paper === 'signing' ? 'paper' : paper],
        { params: { id: String(id) }, query: paper === 'signing' ? { copy: paper } : {} },
        { staleTime: 0 },
      )
      await downloadFile(url, `${name}.pdf`)
    })
  /** The name is the contract's, with the file's own ending. */
  const saveFile = (file: Pick<FileInfo, 'url' | 'type'>, name: string, paper: SavedPaper = 'paper') =>
    run(paper, () => downloadFile(file.url, `${name}.${endings[file.type]}`))
  return { save, saveFile, busy }
}
