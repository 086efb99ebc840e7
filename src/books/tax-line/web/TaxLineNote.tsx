import type { Description } from '../../../base/ui/list/description-list'
import { useWords } from '../../../base/ui/words/use-words'
import type { TaxLine } from '../model'
import { taxLineWords } from '../words'

/** Names the line inside another text. Shows nothing if the line isn't known. */
export function TaxLineNote({ line }: { readonly line: TaxLine | null }) {
  const t = useWords(taxLineWords)
  if (line === null) return null
  return (
    <>
      {t('landsOn')} <strong>{t(line)}</strong>
    </>
  )
}

export function useTaxLineFact(line: TaxLine | null): Description {
  const t = useWords(taxLineWords)
  return { term: t('line'), value: t(line ?? 'open') }
}
