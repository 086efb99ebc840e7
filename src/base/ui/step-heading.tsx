import { useEffect, useRef } from 'react'

/** Names a step of a wizard; gets the focus when the step has changed, so that one hears where one is. Give it the step as key. */
export function StepHeading({ text }: { text: string }) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    place.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={place} tabIndex={-1} className="ui-hidden" data-autofocus>
      {text}
    </h3>
  )
}
