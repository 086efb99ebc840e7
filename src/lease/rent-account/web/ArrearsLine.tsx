import { Anchor } from '@mantine/core'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { OwedRent } from '../rules-owed'
import { arrearsWords } from '../words-arrears'
import { useArrearsText } from './use-arrears-text'

/** Says how much rent is unpaid. If none is, the link leads to what was paid. */
export function ArrearsLine({ owed }: { readonly owed: OwedRent }) {
  const t = useWords(arrearsWords)
  const textOf = useArrearsText()
  const isOwed = owed.late + owed.dueToday > 0
  return (
    <>
      {isOwed && `${textOf(owed)} · `}
      <Anchor component={RouteLink} href="/home/arrears">
        {t(isOwed ? 'see' : 'toYear')}
      </Anchor>
    </>
  )
}
