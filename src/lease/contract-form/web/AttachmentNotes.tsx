import { useQueries } from '@tanstack/react-query'
import { openPdf } from '../../../base/file/web/pdf-document'
import type { FileValue } from '../../../base/kit/file-value'
import { maxBoundBytes, maxDocumentPages } from '../../../base/pdf/model'
import { readFileBytes } from '../../../base/ui/file/file-url'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { contractFormWords } from '../words'

/** How many pages a stored PDF has; null: it can't be read. Throws CallError when it can't be fetched. */
async function pagesOf(url: string, signal: AbortSignal): Promise<number | null> {
  const bytes = await readFileBytes(url, signal)
  try {
    const { document, close } = await openPdf(bytes)
    const pages = document.numPages
    close()
    return pages
  } catch {
    return null
  }
}

/** Which of the files the lease can't take in behind it, and what to do about it (docs/rules.md#lease-document). */
export function AttachmentNotes({ files }: { readonly files: readonly FileValue[] }) {
  const t = useWords(contractFormWords)
  const pdfs = files.filter(({ type }) => type === 'application/pdf')
  const pages = useQueries({
    queries: pdfs.map(({ url }) => ({
      queryKey: ['pdf-pages', url],
      queryFn: ({ signal }: { signal: AbortSignal }) => pagesOf(url, signal),
      staleTime: Infinity,
    })),
  })
  const isLarge = pdfs.reduce((sum, { size }) => sum + size, 0) > maxBoundBytes
  return (
    <div className="lease-law" role="status">
      {pdfs.map(({ url, name }, index) => {
        const count = pages[index]?.data
        if (count === undefined || (count !== null && count <= maxDocumentPages)) return null
        return (
          <Notice key={url} kind="warning">
            {count === null
              ? t('attachmentUnreadable', { name })
              : t('attachmentLong', { name, pages: count, most: maxDocumentPages })}
          </Notice>
        )
      })}
      {isLarge && <Notice kind="warning">{t('attachmentsLarge', { most: maxBoundBytes / 1024 / 1024 })}</Notice>}
    </div>
  )
}
