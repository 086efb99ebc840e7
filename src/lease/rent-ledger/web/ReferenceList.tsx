import { ActionIcon, Button } from '@mantine/core'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { TextField } from '../../../base/ui/field/text-field'
import { CallError } from '../../../base/ui/query/call-request'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useFieldText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { rentAccountChangeCalls } from '../../rent-account/calls-change'
import { rentLedgerCalls } from '../calls'
import { rentLedgerWords } from '../words'

/** The KIDs that mean a contract: one is added, or removed. */
export function ReferenceList({ contractId }: { readonly contractId: number }) {
  const t = useWords(rentLedgerWords)
  const fieldText = useFieldText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const input = { params: { id: String(contractId) } }
  const named = useEndpointQuery(rentLedgerCalls.references, input)
  const update = useEndpointMutation(rentAccountChangeCalls.update, { invalidates: [rentLedgerCalls.references] })
  const known = named.data?.references
  const save = async (references: readonly string[], done: string) => {
    try {
      await update.mutateAsync({ ...input, body: { references: [...references] } })
      setTyped('')
      toast.success(done)
    } catch {
      // The field or the line below says what failed.
    }
  }
  const problem =
    update.error instanceof CallError && update.error.fields ? Object.values(update.error.fields)[0] : undefined
  return (
    <section className="contract-part" aria-label={t('kids')}>
      <h3>{t('kids')}</h3>
      <p className="ui-fine">{t('kidsText')}</p>
      {known !== undefined && known.length > 0 && (
        <ul className="rent-kids">
          {known.map((kid) => (
            <li key={kid}>
              {kid}
              <ActionIcon
                disabled={update.isPending}
                aria-label={t('kidRemove', { kid })}
                onClick={() =>
                  void save(
                    known.filter((each) => each !== kid),
                    t('kidRemoved'),
                  )
                }
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form
        className="rent-follow-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (known !== undefined && typed.trim() !== '') void save([...known, typed], t('kidAdded'))
        }}
      >
        <TextField
          id={id}
          name="reference"
          label={t('kid')}
          value={typed}
          maxLength={30}
          onChange={setTyped}
          error={problem === undefined ? undefined : fieldText(problem)}
        />
        <Button type="submit" variant="default" loading={update.isPending} disabled={known === undefined}>
          {t('kidAdd')}
        </Button>
      </form>
      {problem === undefined && <ErrorLine error={update.error ?? named.error} />}
    </section>
  )
}
