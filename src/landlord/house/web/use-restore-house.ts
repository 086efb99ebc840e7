import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { houseCalls } from '../calls'
import type { House } from '../model'
import { houseWords } from '../words'

export const staleAfterDeletion = [houseCalls.list, houseCalls.read, houseCalls.deleted, accountCalls.profile]

/** Its `restore` resolves to the reason for which the house could not be restored, or to null. */
export function useRestoreHouse() {
  const t = useWords(houseWords)
  const { mutateAsync, isPending, error } = useEndpointMutation(houseCalls.restore, { invalidates: staleAfterDeletion })
  const restore = async ({ id }: Pick<House, 'id'>) => {
    try {
      const { name } = await mutateAsync({ params: { id: String(id) } })
      toast.success(t('restored', { name }))
      return null
    } catch (why) {
      return why
    }
  }
  return { restore, isPending, error }
}
