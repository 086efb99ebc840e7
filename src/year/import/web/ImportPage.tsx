import './old-books.css'
import '../../../base/ui/file/ui-files.css'
import { Button } from '@mantine/core'
import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { uploadFile } from '../../../base/ui/file/upload'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { call } from '../../../base/ui/query/call'
import { refresh, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { importCalls } from '../calls'
import type { ListedImport, OldBooks } from '../model'
import { importWords } from '../words'
import { UsedSince } from './UsedSince'
import { PartsLine } from './error-details'
import { OwnExportView } from './OwnExportView'
import { ProposalView } from './ProposalView'

/** Opens a file that is dropped, chosen, or kept from before. */
function useOldBooks() {
  const [books, setBooks] = useState<OldBooks | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const isBusy = useRef(false)
  const run = async (name: string, work: () => Promise<OldBooks>) => {
    if (isBusy.current) return
    isBusy.current = true
    setError(null)
    setReading(name)
    try {
      setBooks(await work())
    } catch (failed) {
      setError(failed)
    } finally {
      isBusy.current = false
      setReading(null)
      refresh([importCalls.list])
    }
  }
  return {
    books,
    setBooks,
    reading,
    error,
    upload: ([file]: readonly File[]) => file && void run(file.name, () => uploadFile(importCalls.upload, file)),
    open: ({ id, name }: ListedImport) => void run(name, () => call(importCalls.read, { params: { id: String(id) } })),
  }
}

function ChooseOldBooks({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useWords(importWords)
  const chooser = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Panel>
      <p>{t('intro')}</p>
      <div className="ui-drop old-books-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span>{t('dropHere')}</span>
        <Button leftSection={<Upload size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          className="ui-hidden"
          tabIndex={-1}
          aria-label={t('fileLabel')}
          accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,.zip"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // Without this the same file could not be chosen again.
            currentTarget.value = ''
          }}
        />
        <span className="ui-fine">{t('types')}</span>
      </div>
    </Panel>
  )
}

interface ImportRowProps {
  readonly one: ListedImport
  readonly onOpen: () => void
  readonly onRemoved: () => void
}

function ImportRow({ one, onOpen, onRemoved }: ImportRowProps) {
  const t = useWords(importWords)
  const remove = useEndpointMutation(importCalls.remove, { invalidates: 'all' })
  const isBooked = one.applied_at !== null
  const press = async () => {
    try {
      await remove.mutateAsync({ params: { id: String(one.id) } })
      if (isBooked) toast.success(t('takenBack', { name: one.name }))
      onRemoved()
    } catch {
      // The line below shows the error.
    }
  }
  return (
    <li>
      <strong>{one.name}</strong>
      <p className="ui-fine">{isBooked ? t('booked', { ...one.created }) : t('notBooked')}</p>
      <div className="ui-buttons ui-buttons-start">
        {!isBooked && one.readable && (
          <Button variant="default" onClick={onOpen}>
            {t('open', { name: one.name })}
          </Button>
        )}
        <Button variant="default" loading={remove.isPending} onClick={() => void press()}>
          {t(isBooked ? 'takeBack' : 'forget', { name: one.name })}
        </Button>
      </div>
      <ErrorLine error={remove.error} />
      <UsedSince error={remove.error} />
    </li>
  )
}

export default function ImportPage() {
  const t = useWords(importWords)
  const imports = useEndpointQuery(importCalls.list)
  const { books, setBooks, reading, error, upload, open } = useOldBooks()
  return (
    <>
      <PageHeader title={t('title')} />
      <ChooseOldBooks onFiles={upload} />
      <p role="status" className="ui-fine">
        {reading === null ? '' : t('reading', { name: reading })}
      </p>
      <ErrorLine error={error} />
      <PartsLine error={error} />
      {books?.kind === 'export' && <OwnExportView key={books.id} books={books} onTakenOver={() => setBooks(null)} />}
      {books?.kind === 'sheet' && (
        <ProposalView key={books.id} books={books} onRead={setBooks} onBooked={() => setBooks(null)} />
      )}
      {imports.data && imports.data.length > 0 && (
        <Panel title={t('earlier')}>
          <ul className="old-books-list">
            {imports.data.map((one) => (
              <ImportRow
                key={one.id}
                one={one}
                onOpen={() => open(one)}
                onRemoved={() => books?.id === one.id && setBooks(null)}
              />
            ))}
          </ul>
        </Panel>
      )}
      <ErrorLine error={imports.error} />
    </>
  )
}
