import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

/** True if the time has passed. Until then nothing is shown, so that a quick result doesn't flicker. */
function useDelayed(ms = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}

/** Says after 200 ms that something is loading. Its height is reserved from the start. */
export function Loading({ label, height = 160 }: { label?: string | undefined; height?: number }) {
  const t = useWords(firstUiWords)
  const late = useDelayed()
  return (
    <div className="ui-loading" style={{ minHeight: height }} role="status" aria-busy>
      {late && (
        <>
          <Loader size="sm" aria-hidden />
          <span>{label ?? t('loading')}</span>
        </>
      )}
    </div>
  )
}

export function ListSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const t = useWords(firstUiWords)
  const late = useDelayed()
  return (
    <div className="ui-skeleton" role="status" aria-busy data-late={late || undefined}>
      <span className="ui-hidden">{late ? t('loading') : ''}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="ui-skeleton-row" aria-hidden>
          {Array.from({ length: Math.min(columns, 4) }, (__, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  )
}
