import { Button, type ButtonProps } from '@mantine/core'
import { Link, useRouter, type HistoryState } from '@tanstack/react-router'
import {
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { afterPaint } from './after-paint'

interface Target {
  readonly to: string
  readonly search?: unknown
  readonly hash?: string
  readonly state?: HistoryState | undefined
  readonly replace?: boolean | undefined
  readonly activeOptions?: { readonly exact: boolean }
}
type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly ref?: Ref<HTMLAnchorElement> }

// The router types its paths from the app's route tree, which the kit may not import. Here a path is a string.
const AnyLink = Link as unknown as ComponentType<Target & Anchor>

export interface RouteLinkProps extends Anchor {
  /** An address of this app: `/home/suppliers/3?open=4#part`. */
  readonly href: string
  readonly replace?: boolean
  /** Marked as current only at exactly this address. Left out: also with more search parameters. */
  readonly isExact?: boolean
  readonly state?: HistoryState
}

/** A link by a plain address. The target is preloaded on intent. */
export function RouteLink({ href, isExact = false, ...rest }: RouteLinkProps) {
  const router = useRouter()
  const address = new URL(href, 'http://app')
  const search = router.options.parseSearch?.(address.search) ?? {}
  return (
    <AnyLink
      to={address.pathname}
      search={search}
      {...(address.hash === '' ? {} : { hash: address.hash.slice(1) })}
      {...(isExact && { activeOptions: { exact: true } })}
      {...rest}
    />
  )
}

interface PlainRouter {
  navigate(to: Target): Promise<void>
  preloadRoute(to: Target): Promise<unknown>
}

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched. */
const restOnLink = 60

export interface PlainLinkProps extends Omit<Anchor, 'href'> {
  readonly href: string
  /**
   * Called when a click is likely: the pointer rests on the link or goes down, or the link has the
   * focus.
   */
  readonly onIntent?: (() => void) | undefined
}

/**
 * A link for rows and menus, which goes to the same page as `RouteLink`. It doesn't follow the
 * page's address and isn't marked as current. Otherwise each change of the address would render all
 * links of a list again.
 */
export function PlainLink({ href, onIntent, onClick, children, ...others }: PlainLinkProps) {
  const router = useRouter()
  const [isPressed, setPressed] = useState(false)
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const target = (): Target => {
    const { pathname, search, hash } = new URL(href, 'http://app')
    return {
      to: pathname,
      search: router.options.parseSearch?.(search) ?? {},
      ...(hash !== '' && { hash: hash.slice(1) }),
    }
  }
  const plain = router as unknown as PlainRouter
  const prepare = () => {
    clearTimeout(resting.current)
    onIntent?.()
    const to = target()
    // A row of the page itself opens a dialog, whose parts `onIntent` fetches.
    if (to.to !== router.latestLocation.pathname) plain.preloadRoute(to).catch(() => undefined)
  }
  const rest = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(prepare, restOnLink)
  }
  const leave = () => clearTimeout(resting.current)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    const to = target()
    if (to.to === router.latestLocation.pathname) return void plain.navigate(to)
    // Another page takes time to draw, so the link is first marked as clicked.
    setPressed(true)
    afterPaint(() => void plain.navigate(to).finally(() => setPressed(false)))
  }
  return (
    <a
      {...others}
      href={href}
      data-pressed={isPressed || undefined}
      onClick={go}
      onPointerEnter={rest}
      onFocus={rest}
      onPointerLeave={leave}
      onBlur={leave}
      onPointerDown={prepare}
    >
      {children}
    </a>
  )
}

export interface LinkButtonProps extends Omit<ButtonProps, 'children'> {
  readonly href: string
  readonly children: ReactNode
}

export function LinkButton({ href, children, ...rest }: LinkButtonProps) {
  return (
    <Button component={RouteLink} href={href} {...rest}>
      {children}
    </Button>
  )
}
