import { Button } from '@mantine/core'
import { z } from 'zod'
import { fieldErrors, parseFields } from '../../../base/kit/field-errors'
import type { FormValues } from '../../../base/kit/record'
import type { FieldErrors } from '../../../base/kit/refusal'
import { IbanField } from '../../../base/ui/field/grouped-number-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../../account/calls'
import { BankAccountForm, bankAccountRecord, type BankAccount } from '../../account/model'
import { bankAccountName } from '../../account/web/account-name'
import { likelyAccount, type ImportTarget } from '../rules-targets'
import { bankImportWords } from '../words'

/** The choice that means an account of its own for these rows. */
const isNew = 'new' satisfies ReturnType<typeof likelyAccount>
const TargetChoice = z.object({ chosen: z.string().min(1, 'choose') })

/** What is wrong with a new account, at its fields. */
function problemsOfNew(
  account: Pick<FormValues<typeof bankAccountRecord.fields>, 'name' | 'account_number'>,
): FieldErrors {
  const read = parseFields(BankAccountForm, bankAccountRecord.toBody(account))
  return read.success ? {} : fieldErrors(read.error)
}

interface TargetFormProps {
  readonly target: ImportTarget
  readonly accounts: readonly BankAccount[]
  /** What a new account is called at first. */
  readonly startName: string
  /** Which of several accounts of the file it is, in words. */
  readonly which?: string
  readonly onImport: (account: Pick<BankAccount, 'id' | 'name'>) => Promise<void>
  readonly onSkip: () => void
  /** False for the last account of a file, which is cancelled instead. */
  readonly canSkip: boolean
}

/** Which account the rows go into: one that there is, or a new one by the name and number of the file. */
export function TargetForm({ target, accounts, startName, which, onImport, onSkip, canSkip }: TargetFormProps) {
  const t = useWords(bankImportWords)
  const create = useEndpointMutation(bankAccountCalls.create, { invalidates: [bankAccountCalls.list] })
  const likely = likelyAccount(target, accounts)
  const form = useForm({
    schema: TargetChoice,
    initial: {
      chosen: likely === null ? '' : String(likely),
      name: startName,
      account_number: target.number ?? '',
    },
    toBody: ({ chosen }) => ({ chosen }),
    check: ({ chosen, ...account }) => (chosen === isNew ? problemsOfNew(account) : {}),
    isStored: () => true,
  })
  const isMade = form.values.chosen === isNew
  const send = async () => {
    const known = accounts.find(({ id }) => String(id) === form.values.chosen)
    if (known) return onImport(known)
    const { name, account_number } = form.values
    const made = await create.mutateAsync({ body: bankAccountRecord.toBody({ name, account_number }) as never })
    // Should the import be refused, the account is there, and is not made twice.
    form.set('chosen', String(made.id))
    return onImport(made)
  }
  return (
    <Form
      form={form}
      note={false}
      label={which ?? t('which')}
      submitText={t('import')}
      onSubmit={send}
      actions={
        <Button variant="default" disabled={form.busy} onClick={onSkip}>
          {t(canSkip ? 'skip' : 'cancel')}
        </Button>
      }
    >
      {which !== undefined && <p>{which}</p>}
      <SelectField
        {...form.field('chosen')}
        label={t('account')}
        {...(likely === null ? { help: t('sameAccount') } : { placeholder: false })}
        options={[
          ...accounts.map((one) => ({ value: String(one.id), label: bankAccountName(one) })),
          { value: isNew, label: t('newAccount') },
        ]}
      />
      {isMade && (
        <FieldPair>
          <TextField {...form.field('name')} label={t('name')} required maxLength={50} autoComplete="off" />
          <IbanField {...form.field('account_number')} label={t('account_number')} />
        </FieldPair>
      )}
      <p className="ui-fine">{t('nothingBooked')}</p>
    </Form>
  )
}
