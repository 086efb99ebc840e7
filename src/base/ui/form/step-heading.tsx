import { useEffect, useRef } from 'react'

/** A step's heading for screen readers. It gets the focus when mounted, so use the step as its key. */
export function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className="ui-hidden" data-autofocus>
      {text}
    </h3>
  )
}
