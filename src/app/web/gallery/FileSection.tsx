import { FilesInForm } from '../../../base/file/web/FilesInForm'
import { z } from 'zod'
import type { FileValue } from '../../../base/kit/file-value'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { FileField } from '../../../base/ui/file/file-field'
import { useForm } from '../../../base/ui/form/use-form'
import { Panel } from '../../../base/ui/page/page'
import { CallError } from '../../../base/ui/query/call-request'
import { useFieldText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import picture from '../icon.svg'
import { StatefulField } from './FieldStates'
import { galleryWords } from './words'

const stored: readonly FileValue[] = [
  { url: picture, name: 'roof.svg', size: 1200, type: 'image/svg+xml' },
  {
    url: '/stored.pdf',
    name: 'kvittering-for-varmtvannsbereder-og-montering.pdf',
    size: 1_400_000,
    type: 'application/pdf',
  },
]
const pdf = (name: string) => new File(['%PDF-1.7\n'], name)
const note = new File(['note'], 'note.txt')

function neverEnds(_file: File, onProgress: (part: number) => void): Promise<string> {
  onProgress(0.4)
  return new Promise(() => {})
}
const fails = (): Promise<string> => Promise.reject(new CallError('tooManyRequests', 429, {}, undefined, 30))

export function FileSection() {
  const t = useWords(galleryWords)
  const fieldText = useFieldText()
  const states = [
    { state: 'empty', of: { required: true } },
    { state: 'filled', files: stored, rest: { show: FilesInForm } },
    { state: 'wrong', of: { error: fieldText('required') }, rest: { accept: 'pdf' } },
    { state: 'disabled', files: stored, of: { disabled: true } },
    { state: 'uploading', rest: { incoming: [pdf('uploading.pdf')] } },
    { state: 'failed', rest: { incoming: [pdf('failed.pdf')], upload: fails } },
    { state: 'refused', rest: { incoming: [note], max: 1 } },
  ] as const
  return (
    <Panel title={t('files')}>
      <div className="gallery-states">
        {states.map((one) => (
          <StatefulField<readonly FileValue[]>
            key={one.state}
            start={'files' in one ? one.files : []}
            of={{
              id: `files-${one.state}`,
              name: `files-${one.state}`,
              label: t('inState', { label: t('files'), state: t(one.state) }),
              ...('of' in one ? one.of : {}),
            }}
          >
            {(field) => <FileField upload={neverEnds} {...field} {...('rest' in one ? one.rest : {})} />}
          </StatefulField>
        ))}
      </div>
    </Panel>
  )
}

/** A narrow window shows only the file's name. */
export function FormWithSidePane() {
  const t = useWords(galleryWords)
  const form = useForm({ schema: z.strictObject({}), initial: {}, toBody: () => ({}) })
  return (
    <FormDialog
      form={form}
      title={t('dialogTitle')}
      submitText={t('primary')}
      sidePane
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <FileField
        id="files-beside"
        name="files-beside"
        label={t('files')}
        value={stored.slice(0, 1)}
        onChange={() => {}}
        upload={neverEnds}
        show={FilesInForm}
      />
    </FormDialog>
  )
}
