import './repeat.css'
import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { dmy, kr } from '../../../base/ui/words/format'
import { RouteLink } from '../../../base/ui/page/link'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { ExpenseDetail } from '../../expense/model'
import { repeatWords } from '../words'

/** How many are listed before the button that shows the rest. */
const few = 6

/** What a repeat has made, the latest first; what lies in the trash folder leads there. */
export function SeriesList({ series, total }: { series: ExpenseDetail['series']; total: number }) {
  const t = useWords(repeatWords)
  const { pathname, searchStr } = useLocation()
  const [all, setAll] = useState(false)
  if (total === 0) return null
  const shown = all ? series : series.slice(0, few)
  return (
    <>
      <h4>{t('seriesTitle', { count: total })}</h4>
      <ul className="repeat-series">
        {shown.map((one) => (
          <li key={one.id}>
            <RouteLink
              href={
                one.isTrashed
                  ? `/home/trash-folder/bilag-${one.id}`
                  : patchUrl(pathname, searchStr, { bilag: one.id, file: undefined })
              }
            >
              {dmy(one.date)}
            </RouteLink>
            <span>
              {kr(one.sum)}
              {one.isTrashed && ` (${t('inTrash')})`}
            </span>
          </li>
        ))}
      </ul>
      {!all && series.length > few && (
        <p>
          <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
            {t('showAllSeries', { count: series.length })}
          </Button>
        </p>
      )}
      {all && total > series.length && <p className="ui-fine">{t('latestOf', { count: series.length, all: total })}</p>}
    </>
  )
}
