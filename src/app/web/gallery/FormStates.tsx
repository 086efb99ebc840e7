import { useEffect, useRef } from 'react'
import { z } from 'zod'
import * as field from '../../../base/kit/field-kinds'
import { records } from '../../../base/kit/field-records'
import { withInitialValue } from '../../../base/kit/field-variants'
import { record } from '../../../base/kit/record'
import { Foot } from '../../../base/ui/dialog/foot'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { CollapsibleSection } from '../../../base/ui/form/folded-section'
import { FieldPair, Form, FormSection, type FormProps } from '../../../base/ui/form/form'
import { PageForm } from '../../../base/ui/form/page-form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { UnfinishedDrafts } from '../../../base/ui/form/unfinished-drafts'
import { useForm } from '../../../base/ui/form/use-form'
import { Panel } from '../../../base/ui/page/page'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

const short = record({ postcode: field.postcode(), text: field.text({ max: 50 }) })

/** A record with a field of every kind that a form draws automatically. */
const long = record({
  text: field.text({ max: 50 }),
  lines: field.lines({ max: 1000 }),
  select: field.choice(['never', 'monthly']),
  yesNo: field.yesNo(),
  check: field.checkbox(false),
  count: field.count({ max: 100, error: 'wholeNumber' }),
  share: field.percent(100),
  money: field.money(),
  day: field.date(),
  email: field.email(),
  phone: field.phone(),
  number: field.optionalDigits(9, 'organisation'),
  percent: field.decimalPercent('ownerShare'),
  records: withInitialValue(records(short, { max: 2, error: 'invalid' }), [short.empty]),
})

const Long = z.strictObject(long.body)

const Short = z.strictObject(short.body)

const useShort = () =>
  useForm({ schema: Short, initial: { postcode: '0155', text: 'Storgata 12' }, toBody: short.toBody })

const useLong = () => useForm({ schema: Long, initial: long.empty, toBody: long.toBody })

function ShortFields({ form }: { form: Pick<ReturnType<typeof useShort>, 'field'> }) {
  const line = recordLines(short, form, useWords(galleryWords))
  return (
    <FieldPair narrow>
      <RecordField {...line('postcode')} />
      <RecordField {...line('text')} />
    </FieldPair>
  )
}

function LongFields({ form }: { form: ReturnType<typeof useLong> }) {
  const t = useWords(galleryWords)
  const line = recordLines(long, form, t)
  return (
    <FormSection title={t('form')} help={t('formHelp')}>
      <RecordField {...line('text')} />
      <RecordField {...line('lines')} />
      <RecordField {...line('select')} />
      <RecordField {...line('yesNo')} />
      <RecordField {...line('check')} />
      <RecordField {...line('share')} />
      <FieldPair>
        <RecordField {...line('count')} />
        <RecordField {...line('money')} />
        <RecordField {...line('day')} />
        <RecordField {...line('email')} />
        <RecordField {...line('phone')} />
        <RecordField {...line('number')} />
        <RecordField {...line('percent')} />
      </FieldPair>
      <RecordsField form={form} />
      <CollapsibleSection title={t('help')} help={t('formHelp')} fields={[]}>
        {null}
      </CollapsibleSection>
    </FormSection>
  )
}

function RecordsField({ form }: { form: ReturnType<typeof useLong> }) {
  const t = useWords(galleryWords)
  const name = (index: number) => `${t('records')} ${index + 1}`
  return (
    <RecordList
      field={form.field('records')}
      max={2}
      empty={short.empty}
      first="postcode"
      title={t('records')}
      add={t('addRecord')}
      full={t('formHelp')}
      remove={t('removeRecord')}
      nameOf={(index) => ({ name: name(index), remove: `${t('removeRecord')} ${name(index)}` })}
    >
      {(index) => <ShortFields form={form.inside('records', index)} />}
    </RecordList>
  )
}

function useAtOnce(run: () => unknown): void {
  const first = useRef(run)
  useEffect(() => {
    first.current()
  }, [])
}

const nothing = () => {}

/** A draft that was saved on 22 November 2026. */
const draft = { behind: { etag: '', values: {} }, restoredAt: 1_795_350_720_000, storedAt: 1_795_350_780_000 }

const refuse = () => Promise.reject(new CallError('unavailable', 503, {}, 'req-503'))

const neverEnds = () => new Promise<void>(nothing)

/** A step of a wizard that was sent empty. */
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
        actions={
          <Foot
            left={[{ key: 'delete', label: t('remove'), danger: true, onClick: nothing }]}
            right={[{ key: 'secondary', label: t('secondary'), onClick: nothing }]}
          />
        }
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
