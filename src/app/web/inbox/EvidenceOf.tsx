import { lazy, Suspense } from 'react'
import type { LineItem } from './line-item'

const LineEvidence = lazy(() => import('./LineEvidence'))
const DoneEvidence = lazy(() => import('./DoneEvidence'))

/** The evidence of a line that waits, or of a payment that is done. */
export function EvidenceOf({ item, isInLine = false }: { readonly item: LineItem; readonly isInLine?: boolean }) {
  const { line, row, says } = item
  return (
    <Suspense>
      {line !== null ? (
        <LineEvidence item={item} line={line} isInLine={isInLine} />
      ) : (
        row !== null && <DoneEvidence says={says} row={row} isInLine={isInLine} />
      )}
    </Suspense>
  )
}
