import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { fieldErrors, parseFields } from '../../../base/kit/field-errors'
import type { FormValues } from '../../../base/kit/record'
import type { FieldErrors } from '../../../base/kit/refusal'
import { IbanField } from '../../../base/ui/field/grouped-number-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { TextField } from '../../../base/ui/field/text-field'
import { FieldPair, Form } from '../../../base/ui/form/form'
import { useForm } from '../../../base/ui/form/use-form'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../../account/calls'
import { BankAccountForm, bankAccountRecord, type BankAccount } from '../../account/model'
import { bankAccountName } from '../../account/web/account-name'
import type { BankFile } from '../../file/model'
import { bankNameOf } from '../../file/web/bank-name'
import { ColumnMapper } from '../../file/web/ColumnMapper'
import { FirstRows } from '../../file/web/FirstRows'
import { ReadSummary } from '../../file/web/ReadSummary'
import { bankFileWords } from '../../file/words'
import { likelyAccount, importTargets, type ImportTarget } from '../rules-targets'
import { bankImportWords } from '../words'
import { ReadBeforeDialog } from './ReadBeforeDialog'
import { useImport, type ImportOfAccount } from './use-import'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const isNew = 'new' satisfies ReturnType<typeof likelyAccount>
const TargetChoice = z.object({ chosen: z.string().min(1, 'choose') })

function problemsOfNew(
  account: Pick<FormValues<typeof bankAccountRecord.fields>, 'name' | 'account_number'>,
): FieldErrors {
  const read = parseFields(BankAccountForm, bankAccountRecord.toBody(account))
  return read.success ? {} : fieldErrors(read.error)
}

interface TargetFormProps {
  readonly target: ImportTarget
  readonly accounts: readonly BankAccount[]
  readonly startName: string
  /** The account that the form is for. Missing if the file has only one. */
  readonly which?: string
  readonly onImport: (account: Pick<BankAccount, 'id' | 'name'>) => Promise<void>
  readonly onSkip: () => void
  /** True if the account can be skipped. For the last account of a file, the landlord cancels instead. */
  readonly canSkip: boolean
}

/** An existing account, or a new one with the file's name and number. */
function TargetForm({ target, accounts, startName, which, onImport, onSkip, canSkip }: TargetFormProps) {
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
    // If the import is refused, the new account exists already. This choice keeps a second try from creating another
    // one.
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
        <LeaveButton disabled={form.busy} onClick={onSkip}>
          {t(canSkip ? 'skip' : 'cancel')}
        </LeaveButton>
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

export interface ImportFileProps {
  readonly file: BankFile
  readonly accounts: readonly BankAccount[]
  /** Called with the same file, read again with other columns. */
  readonly onRead: (file: BankFile) => void
  readonly onImported: (imported: ImportOfAccount) => void
  /** Called when each account of the file is imported or skipped, or when the import is cancelled. */
  readonly onEnd: () => void
}

/** Shows the file, lets the landlord name unknown columns, and imports each account of the file. */
export function ImportFile({ file, accounts, onRead, onImported, onEnd }: ImportFileProps) {
  const [t, b] = [useWords(bankImportWords), useWords(bankFileWords)]
  const [isMapping, setMapping] = useState(false)
  const [at, setAt] = useState(0)
  const targets = importTargets(file)
  const target = targets[at]!
  const next = () => {
    if (at + 1 < targets.length) setAt(at + 1)
    else onEnd()
  }
  const importing = useImport(file.id, (imported) => {
    onImported(imported)
    next()
  })
  const canMap = file.columns.length > 0
  const bank = bankNameOf(file.format)
  if (canMap && (file.mapping === null || isMapping)) {
    return (
      <Panel title={file.name}>
        <ColumnMapper
          key={file.header_line ?? 0}
          file={file}
          onHeader={(read) => {
            setMapping(true)
            onRead(read)
          }}
          onRead={(read) => {
            setMapping(false)
            onRead(read)
          }}
          onCancel={() => (file.mapping === null ? onEnd() : setMapping(false))}
        />
      </Panel>
    )
  }
  return (
    <Panel title={file.name}>
      <div className="bank-import">
        <ReadSummary file={file} />
        <TargetForm
          key={at}
          target={target}
          accounts={accounts}
          startName={bank === null || bank.startsWith('camt') ? t('plainName') : t('standardName', { bank })}
          {...(targets.length > 1 && {
            which: t('whichOf', {
              at: at + 1,
              all: targets.length,
              number: formatAccountNumber(target.number ?? ''),
              rows: t('rows', { count: target.rows }),
            }),
          })}
          canSkip={at + 1 < targets.length}
          onImport={importing.start}
          onSkip={next}
        />
        {/* Below the form, so that its button is in the first screen of a phone. */}
        {file.rows.length > 0 && <FirstRows rows={file.rows} />}
        {canMap && (
          <div>
            <Button variant="subtle" size="compact-md" onClick={() => setMapping(true)}>
              {b('mapAgain')}
            </Button>
          </div>
        )}
      </div>
      <ReadBeforeDialog importing={importing} />
    </Panel>
  )
}
