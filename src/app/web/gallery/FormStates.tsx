import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { UnfinishedDrafts } from '../../../base/ui/form/unfinished-drafts'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { Form, type FormProps } from '../../../base/ui/form/form'
import { PageForm } from '../../../base/ui/form/page-form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Panel } from '../../../base/ui/page/page'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'
import { useShort, useLong, ShortFields, LongFields } from './SampleFields'

/** Does it once, as soon as the form stands. */
function useAtOnce(run: () => unknown): void {
  const first = useRef(run)
  useEffect(() => {
    first.current()
  }, [])
}

const nothing = () => {}

/** Of 22 November 2026. */
const draft = { behind: { etag: '', values: {} }, restoredAt: 1_795_350_720_000, storedAt: 1_795_350_780_000 }

const refuse = () => Promise.reject(new CallError('unavailable', 503, {}, 'req-503'))

const neverEnds = () => new Promise<void>(nothing)

/** A wizard's step that was sent empty: the summary of errors, and each at its field. */
export function FormInDialog() {
  const t = useWords(galleryWords)
  const form = useLong()
  useAtOnce(() => form.submit(nothing))
  return (
    <FormDialog form={form} title={t('dialogTitle')} submitText={t('primary')} onSubmit={nothing} onClose={nothing}>
      <StepHeading text={t('stepTenant')} />
      <LongFields form={form} />
    </FormDialog>
  )
}

/** A form of a page, one while it is sent, and one that the server has refused as a whole. */
export function FormsOnPage() {
  const t = useWords(galleryWords)
  const form = useShort()
  return (
    <>
      <PageForm
        form={form}
        submitText={t('primary')}
        onSubmit={nothing}
        onLeave={nothing}
        intro={<p>{t('formHelp')}</p>}
      >
        <ShortFields form={form} />
      </PageForm>
      <SentForm send={neverEnds} title={t('pending')} wideSubmit />
      <SentForm
        send={refuse}
        title={t('refused')}
        danger
        actions={<Button variant="default">{t('secondary')}</Button>}
      />
    </>
  )
}

type SentFormProps = Pick<FormProps<object, unknown, void>, 'actions' | 'danger' | 'wideSubmit'> & {
  readonly title: string
  readonly send: () => Promise<void>
}

function SentForm({ title, send, ...rest }: SentFormProps) {
  const t = useWords(galleryWords)
  const form = useShort()
  useAtOnce(() => form.submit(send))
  return (
    <Panel title={t('inState', { label: t('form'), state: title })}>
      <Form
        form={form}
        submitText={t('primary')}
        onSubmit={send}
        label={title}
        note={false}
        status={<DraftStatus form={draft} />}
        {...rest}
      >
        <UnfinishedDrafts
          drafts={[{ record: 'new.7', at: Date.UTC(2026, 10, 23), values: '' }]}
          says={() => title}
          onContinue={nothing}
          onDiscard={nothing}
          onAsking={nothing}
        />
        <DraftRestored form={draft} onDiscard={nothing} onAsking={nothing} />
        <ShortFields form={form} />
      </Form>
    </Panel>
  )
}
