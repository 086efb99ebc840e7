import './letters.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { errorWords } from '../../../base/kit/words-errors'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { regulationWords } from '../../regulation/words'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterCalls } from '../calls'
import type { accessPurposes, LetterKind, LetterAvailability } from '../model'
import { tenantLetterWords } from '../words'
import { letterPaperWords } from '../words-sheet'
import { letterGroups, type LetterGroup } from './letter-groups'
import { LetterFormDialog } from './LetterFormDialog'

export interface LetterDialogProps extends ContractDialogProps {
  readonly kind: LetterKind | ''
  /** The purpose of a visit, if a link says it. */
  readonly purpose: (typeof accessPurposes)[number] | ''
  readonly onKind: (kind: LetterKind | '') => void
}

/** Writes a letter. The landlord first chooses the letter, and then fills in its fields. */
export default function LetterDialog({ kind, purpose, onKind, ...props }: LetterDialogProps) {
  useFocusReturn(true)
  const t = useWords(tenantLetterWords)
  const { contract, onClose } = props
  // Payments and earlier letters change the days, so they are read anew.
  const offers = useEndpointQuery(letterCalls.offers, { params: { id: String(contract.id) } }, { staleTime: 0 })
  const profile = useEndpointQuery(accountCalls.profile)
  // Once the form is shown it stays: the offers are read again when a lost connection is back, for example.
  const [isShown, setShown] = useState(false)
  const isRead = offers.data !== undefined && profile.data !== undefined && !offers.isFetching
  if (isRead && !isShown) setShown(true)
  if (!offers.data || !profile.data || !(isRead || isShown))
    return (
      <LoadingDialog
        title={t('write')}
        error={offers.error ?? profile.error}
        retry={() => Promise.all([offers.refetch(), profile.refetch()])}
        onClose={onClose}
      />
    )
  const offer = offers.data.find((each) => each.kind === kind)
  if (offer?.state === 'open')
    return (
      <LetterFormDialog
        key={offer.kind}
        {...props}
        account={profile.data.id}
        purpose={purpose}
        offer={offer}
        onBack={() => onKind('')}
      />
    )
  return <Picker offers={offers.data} onKind={onKind} onClose={onClose} />
}

const unfit: ReadonlySet<string> = new Set(['notThisLease', 'contractFinished'])

interface PickerProps {
  readonly offers: readonly LetterAvailability[]
  readonly onKind: (kind: LetterKind) => void
  readonly onClose: () => void
}

/**
 * The letters by situation. A letter that the law doesn't allow today has the reason, and the day from which it is
 * allowed.
 */
function Picker({ offers, onKind, onClose }: PickerProps) {
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const error = useWords(errorWords)
  const rent = useWords(regulationWords)
  const why = ({ state, first, last, because }: LetterAvailability): string => {
    if (state === 'early' && first !== null) return t('fromDay', { day: dmy(first) })
    if (state === 'late' && last !== null) return t('untilDay', { day: dmy(last) })
    return because === null ? '' : error(because as keyof typeof errorWords.texts)
  }
  // A letter that doesn't fit this lease, or no longer fits it, is left out.
  const shown = (Object.keys(letterGroups) as LetterGroup[])
    .map((group) => ({
      group,
      letters: letterGroups[group].flatMap((kind) =>
        offers.filter((each) => each.kind === kind && !unfit.has(each.because ?? '')),
      ),
    }))
    .filter(({ letters }) => letters.length > 0)
  return (
    <Dialog title={t('write')} opened onClose={onClose}>
      <div className="ui-form">
        {shown.map(({ group, letters }) => (
          <section key={group} aria-label={t(`group_${group}`)}>
            <h3>{t(`group_${group}`)}</h3>
            <ul className="letter-kinds">
              {letters.map((offer) => (
                <li key={offer.kind}>
                  {offer.state === 'open' ? (
                    <Button variant="default" onClick={() => onKind(offer.kind)}>
                      {name(offer.kind)}
                    </Button>
                  ) : (
                    <span className="ui-fine">
                      {name(offer.kind)} – {why(offer)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {group === 'rent' && <p className="ui-fine">{t('indexToo', { item: rent('open') })}</p>}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
