import { Anchor } from '@mantine/core'
import { listNames } from '../../../base/kit/full-name'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../calls'
import type { RentInBank } from '../model'
import { rentPaymentWords } from '../words-payment'

/** The unmatched rent of one contract at the bank. */
export function useUnmatchedRent(contractId: number) {
  const query = useEndpointQuery(rentAccountCalls.inBank, {}, { staleTime: 0 })
  return { ...query, rents: (query.data?.rents ?? []).filter((rent) => rent.contractId === contractId) }
}

/** Returns a function that writes payments as `kr 9 500 on 02.11.2026`, for one or several. */
export function useUnmatchedRentText(): (rents: RentInBank['rents']) => string {
  const t = useWords(rentPaymentWords)
  const [language] = useLanguage()
  return (rents) =>
    listNames(
      rents.map(({ sum, date }) => t('inBankPart', { sum: krShort(sum), day: dmy(date) })),
      language,
    )
}

interface InBankNoteProps {
  readonly contractId: number
  readonly kind?: 'info' | 'warning'
  /** True if the note says until when the bank was read, even if there is no unmatched money. */
  readonly isReadTold: boolean
}

/** Unmatched rent of a contract, and until which day the bank file was read. */
export function UnmatchedRentNote({ contractId, kind = 'info', isReadTold }: InBankNoteProps) {
  const t = useWords(rentPaymentWords)
  const says = useUnmatchedRentText()
  const { data, rents } = useUnmatchedRent(contractId)
  if (data === undefined) return null
  const read = data.read_until === null ? '' : t('readUntil', { day: dmy(data.read_until) })
  if (rents.length === 0) return isReadTold && read !== '' ? <p className="ui-fine">{read}</p> : null
  return (
    <Notice kind={kind}>
      {t('inBank', { payments: says(rents) })} {read}{' '}
      <Anchor component={RouteLink} href="/home/bank">
        {t('toBank')}
      </Anchor>
    </Notice>
  )
}
