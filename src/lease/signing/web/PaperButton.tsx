import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import type { SigningPage } from '../model'
import { tenantWords } from '../words-tenant'

const FileViewer = lazy(() => import('../../../base/file/web/FileViewer'))

interface PaperButtonProps extends Pick<SigningPage, 'pdf' | 'address' | 'documentType'> {
  readonly label: string
}

export function PaperButton({ pdf, address, documentType, label }: PaperButtonProps) {
  const t = useWords(tenantWords)
  const [opened, setOpened] = useState<string | null>(null)
  const name = `${t(`file_${documentType}`, { address })}.pdf`
  return (
    <>
      <Button
        variant="default"
        className="tenant-paper"
        leftSection={<FileText size={18} aria-hidden />}
        onClick={() => setOpened(pdf)}
      >
        {label}
      </Button>
      {opened !== null && (
        <Suspense>
          <FileViewer
            // This is the link from the moment the viewer was opened. A newer link leads to the same bytes.
            files={[{ url: opened, name, type: 'application/pdf' }]}
            index={0}
            onIndex={() => undefined}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
