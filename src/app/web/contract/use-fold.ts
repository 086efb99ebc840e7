import { z } from 'zod'
import { useSearchParams } from '../../../base/ui/page/use-search-params'

const address = z.object({ open: z.string().max(100).default('').catch('') })

/** Says whether a part of the page is open, and opens or closes it. The address stores it, so that a reload or a link keeps it open. */
export function useFold(name: string): readonly [boolean, (opened: boolean) => void] {
  const [{ open }, set] = useSearchParams(address)
  const names = open.split(',').filter((each) => each !== '')
  const isOpen = names.includes(name)
  const toggle = (opened: boolean) => {
    if (opened !== isOpen) set({ open: (opened ? [...names, name] : names.filter((each) => each !== name)).join(',') })
  }
  return [isOpen, toggle]
}
