import { Anchor } from '@mantine/core'
import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import { arrearsWords } from '../words-arrears'
import { useArrearsText, type Arrears } from './use-arrears-text'

/** Says how much rent is late. If none is, the link leads to what was paid. */
export function ArrearsLine(late: Arrears) {
  const t = useWords(arrearsWords)
  const textOf = useArrearsText()
  return (
    <>
      {late.owed > 0 && `${textOf(late)} · `}
      <Anchor component={RouteLink} href="/home/arrears">
        {t(late.owed > 0 ? 'see' : 'toYear')}
      </Anchor>
    </>
  )
}
