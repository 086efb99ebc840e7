import { Button } from '@mantine/core'
import { krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { RentInBank } from '../../../lease/rent-account/model'
import { useWork } from '../bank/use-work'
import { bankWords } from '../bank/words'

interface MatchRentButtonProps {
  readonly rents: RentInBank['rents']
  readonly variant: 'filled' | 'default' | 'subtle'
}

/** Matches the bank payments that are suggested as rent. The text beside the button names them. */
export function MatchRentButton({ rents, variant }: MatchRentButtonProps) {
  const t = useWords(bankWords)
  const { actions, waiting } = useWork()
  const [first, ...others] = rents
  if (first === undefined) return null
  const rows = rents.map(({ transactionId, contractId, months, certainty }) => ({
    id: transactionId,
    suggestion: { kind: 'rent' as const, contractId, months, certainty, because: [] },
  }))
  return (
    <Button
      variant={variant}
      loading={waiting > 0}
      onClick={() =>
        others.length === 0 ? actions.take(rows[0]!, krShort(first.sum), krShort(first.sum)) : actions.takeMany(rows)
      }
    >
      {t('match')}
    </Button>
  )
}
