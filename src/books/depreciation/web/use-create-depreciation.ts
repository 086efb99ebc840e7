import type { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { CallError } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { depreciationCalls } from '../calls'
import type { WizardForm } from './wizard-form'

interface CreateWay {
  /** True if the conditions are confirmed although group d has items of that year. */
  readonly anyway: boolean
  /** Called when the landlord must be asked about these items. */
  readonly onItems: () => void
  /** Called when a field of the previous step is refused. */
  readonly onField: () => void
}

export function useCreateDepreciation(invalidates: readonly Row[], { anyway, onItems, onField }: CreateWay) {
  const stale = { invalidates: [...invalidates, houseCalls.list, accountCalls.profile] }
  const createItem = useEndpointMutation(depreciationCalls.create, stale)
  const createPersonal = useEndpointMutation(depreciationCalls.createPersonal, stale)
  const calculate = useEndpointMutation(depreciationCalls.calculatePersonal)
  return async (asked: z.input<typeof WizardForm>) => {
    try {
      if (asked.type === 'item') {
        const { type: _type, ...body } = asked
        await createItem.mutateAsync({ body })
      } else {
        const { type: _type, ...body } = asked
        const { houseId, year } = body
        // A year without rent can't be deducted (docs/rules/books.md#personal-use).
        const { totalSum } = await calculate.mutateAsync({ body: { houseId, year } })
        if (totalSum === 0) throw new CallError('invalid', 422, { year: 'yearWithoutRent' })
        await createPersonal.mutateAsync({ body: { ...body, ...(anyway && { anyway }) } })
      }
    } catch (error) {
      if (error instanceof CallError && error.message === 'itemsOfTheYear') onItems()
      if (error instanceof CallError && Object.keys(error.fields).some((field) => field !== 'at_once')) onField()
      throw error
    }
  }
}
