import { z } from 'zod'
import { startingWith } from '../../../base/kit/field-variants'
import * as field from '../../../base/kit/field-kinds'
import { records } from '../../../base/kit/field-records'
import { record } from '../../../base/kit/record'
import { FoldedSection } from '../../../base/ui/form/folded-section'
import { FieldPair, FormSection } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { RecordList } from '../../../base/ui/form/record-list'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { galleryWords } from './words'

const short = record({ postcode: field.postcode(), text: field.text({ max: 50 }) })

/** A record with a field of every kind that a form draws by itself. */
const long = record({
  text: field.text({ max: 50 }),
  lines: field.lines({ max: 1000 }),
  select: field.choice(['never', 'monthly']),
  yesNo: field.yesNo(),
  check: field.tick(false),
  count: field.count({ max: 100, error: 'wholeNumber' }),
  share: field.percent(100),
  money: field.money(),
  day: field.date(),
  email: field.email(),
  phone: field.phone(),
  number: field.optionalDigits(9, 'organisation'),
  percent: field.decimalPercent('ownerShare'),
  records: startingWith(records(short, { max: 2, error: 'invalid' }), [short.empty]),
})

const Long = z.strictObject(long.body)

const Short = z.strictObject(short.body)

export const useShort = () =>
  useForm({ schema: Short, initial: { postcode: '0155', text: 'Storgata 12' }, toBody: short.toBody })

export const useLong = () => useForm({ schema: Long, initial: long.empty, toBody: long.toBody })

export function ShortFields({ form }: { form: Pick<ReturnType<typeof useShort>, 'field'> }) {
  const line = recordLines(short, form, useWords(galleryWords))
  return (
    <FieldPair narrow>
      <RecordField {...line('postcode')} />
      <RecordField {...line('text')} />
    </FieldPair>
  )
}

export function LongFields({ form }: { form: ReturnType<typeof useLong> }) {
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
      <FoldedSection title={t('help')} help={t('formHelp')} fields={[]}>
        {null}
      </FoldedSection>
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
