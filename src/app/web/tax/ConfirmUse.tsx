import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { houseWords } from '../../../landlord/house/words'
import type { DifferingUse } from '../../../year/tax-return/model'
import { draftKindsText, draftKindWords } from '../../../year/tax/words-draft-kind'
import { taxFailureWords } from './words-failure'

interface ConfirmUseProps {
  readonly uses: readonly DifferingUse[]
  readonly houses: readonly Pick<House, 'id' | 'name'>[]
  readonly onAnswer: (isConfirmed: boolean) => void
}

/**
 * Asks for confirmation before it sends rent under the flat rule for houses whose use differs in
 * the authority's draft.
 */
export default function ConfirmUse({ uses, houses, onAnswer }: ConfirmUseProps) {
  const t = useWords(taxFailureWords)
  const kind = useWords(draftKindWords)
  const own = useWords(houseWords)
  const lines = uses.map(({ houseId, home_use, in_draft }) =>
    t('useDiffers', {
      house: houses.find(({ id }) => id === houseId)?.name ?? '',
      draft: draftKindsText(in_draft, kind),
      use: own(`${home_use}Short`),
    }),
  )
  return (
    <ConfirmDialog
      title={t('useTitle')}
      text={[...lines, t('useText')].join(' ')}
      opened
      onCancel={() => onAnswer(false)}
      confirmText={t('useConfirm')}
      onConfirm={() => onAnswer(true)}
    />
  )
}
