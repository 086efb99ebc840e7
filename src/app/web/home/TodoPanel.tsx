import { useMediaQuery } from '@mantine/hooks'
import type { Day } from '../../../base/kit/day'
import { RouteLink } from '../../../base/ui/page/link'
import { widths } from '../../../base/ui/page/tokens'
import { useWords } from '../../../base/ui/words/use-words'
import { todoWords } from '../../../year/todo/words'
import { useWork } from '../bank/use-work'
import { LineList } from '../inbox/LineList'
import { useFirstLines } from '../inbox/use-first-lines'
import { useLineItems } from '../inbox/use-line-items'
import { useYearResult } from '../inbox/use-year-result'

/** The number of lines before "more", on a phone and on a wider screen. */
const [mostOnPhone, mostBeside] = [2, 4]

/** The first lines of the inbox. A null house means all houses. */
export default function TodoPanel({ houseId, today }: { readonly houseId: number | null; readonly today: Day }) {
  const t = useWords(todoWords)
  const wide = useMediaQuery(`(min-width: ${widths.tablet / 16}em)`, undefined, { getInitialValueInEffect: false })
  const most = wide ? mostBeside : mostOnPhone
  const work = useWork()
  const { lines, count, error } = useFirstLines({ work, houseId, today })
  const items = useLineItems(lines)
  const done = useYearResult(items?.length === 0, houseId)
  return (
    <section className="ui-panel home-todo" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {count > most && (
        <RouteLink className="home-more" href="/home/inbox">
          {t('more', { count: count - most })}
        </RouteLink>
      )}
      {items === undefined && error !== null && <p className="home-todo-none">{t('unknown')}</p>}
      {items && (
        <LineList
          label={t('title')}
          work={work}
          items={items}
          most={most}
          empty={<p className="home-todo-none">{done}</p>}
        />
      )}
    </section>
  )
}
