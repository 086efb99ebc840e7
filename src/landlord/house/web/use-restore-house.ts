import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { houseCalls } from '../calls'
import type { House } from '../model'
import { houseWords } from '../words'

export const staleAfterDeletion = [houseCalls.list, houseCalls.read, houseCalls.deleted, accountCalls.profile]

/** Restores a house. `restore` resolves to the reason if that failed, otherwise to null. */
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
