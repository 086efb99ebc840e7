import type { Field } from '../../kit/field'
import type { Fields, FormValues, RecordModel } from '../../kit/record'
import { CheckField } from '../field/check-field'
import { CountField } from '../field/count-field'
import { DateField } from '../field/date-field'
import type { FieldProps, FieldText } from '../field/field'
import { IbanField, NationalIdField } from '../field/grouped-number-field'
import { MoneyField } from '../field/money-field'
import { PercentField } from '../field/percent-field'
import { SelectField, type Option } from '../field/select-field'
import { ShareField } from '../field/share-field'
import { TextAreaField } from '../field/text-area-field'
import { TextField } from '../field/text-field'
import { YesNoField } from '../field/yes-no-field'
import type { Translate } from '../words/use-words'
import type { FormState } from './form-state'

export interface RecordFieldProps<F> extends FieldProps<F>, FieldText {
  readonly of: Field
  readonly maxLength?: number
  /** The purpose of the input (WCAG 1.3.5). */
  readonly autoComplete?: string
  readonly options?: readonly Option[]
}

/**
 * Returns a function that gives an input its props: `<RecordField {...line('sum')} />`. The label's
 * key is the field's name. An option's key is its value. Other inputs accept the same props.
 */
export const recordLines =
  <Fs extends Fields, V extends FormValues<Fs>, K extends string>(
    model: RecordModel<Fs>,
    form: Pick<FormState<V>, 'field'>,
    t: Translate<K>,
  ) =>
  <N extends keyof Fs & keyof V & K>(name: N): RecordFieldProps<V[N]> => {
    const of: Field = model.fields[name]!
    const text = t as (key: string) => string
    return {
      ...form.field(name),
      of,
      label: text(name),
      required: of.required,
      ...(of.maxLength === undefined ? {} : { maxLength: of.maxLength }),
      ...(of.options === undefined ? {} : { options: of.options.map((value) => ({ value, label: text(value) })) }),
    }
  }

/**
 * The input for a field. References, countries and files have inputs of their own, because only the
 * screen knows their choices.
 */
export function RecordField<F>(props: RecordFieldProps<F>) {
  const { of, options = [] } = props
  // The record pairs each kind with its form value. The types prove this when the record is made.
  const input: unknown = props
  switch (of.kind) {
    case 'lines':
      return <TextAreaField {...(input as FieldProps<string> & FieldText)} />
    case 'choice':
      return (
        <SelectField
          {...(input as FieldProps<string> & FieldText)}
          options={options}
          {...(of.empty === '' ? {} : { placeholder: false })}
        />
      )
    case 'yesNo':
      return typeof of.empty === 'boolean' ? (
        <CheckField {...(input as FieldProps<boolean> & FieldText)} required={false} />
      ) : (
        <YesNoField {...(input as FieldProps<boolean | null> & FieldText)} />
      )
    case 'count':
      return <CountField {...(input as FieldProps<number | null> & FieldText)} />
    case 'percent':
      return <ShareField {...(input as FieldProps<number> & FieldText)} />
    case 'decimalPercent':
      return <PercentField {...(input as FieldProps<number | null> & FieldText)} />
    case 'money':
      return <MoneyField {...(input as React.ComponentProps<typeof MoneyField> & FieldText)} />
    case 'day':
      return <DateField {...(input as FieldProps<string> & FieldText)} />
    case 'iban':
      return <IbanField {...(input as FieldProps<string> & FieldText)} />
    case 'nationalId':
      return <NationalIdField {...(input as FieldProps<string> & FieldText)} />
    case 'email':
      return <TextField {...(input as FieldProps<string> & FieldText)} kind="email" />
    case 'phone':
    case 'phoneCode':
      return <TextField {...(input as FieldProps<string> & FieldText)} kind="tel" />
    case 'postcode':
      return <TextField {...(input as FieldProps<string> & FieldText)} kind="postcode" />
    case 'digits':
      return <TextField {...(input as FieldProps<string> & FieldText)} kind="number" />
    case 'text':
      return <TextField {...(input as FieldProps<string> & FieldText)} />
    default:
      throw new Error(`a field of kind ${of.kind} has an input of its own`)
  }
}
