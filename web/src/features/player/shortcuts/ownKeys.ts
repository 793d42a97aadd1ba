const textFields =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=searchbox]';
const layers = 'dialog[open], [role=dialog], [role=menu], [role=listbox]';
const pressable =
  'a[href], button, summary, label, [role=button], [role=switch], [role=tab], [role=menuitem], input';
const sliders = 'media-volume-range, [role=slider], input[type=range]';

function elements(event: Event): Element[] {
  return event.composedPath().filter((target) => target instanceof Element);
}

/**
 * Whether a key belongs to what has the focus rather than to the player: people type in fields, menus and dialogs have
 * keys of their own, Space presses buttons, and arrows move sliders (but the one of the time, which the player moves).
 */
export function hasOwnUse(event: KeyboardEvent): boolean {
  const path = elements(event);
  const within = (selector: string) => path.some((element) => element.matches(selector));
  if (event.isComposing || within(textFields) || within(layers)) return true;
  if (event.key === ' ' || event.key === 'Enter')
    return path[0]?.matches(pressable) === true || within('media-chrome-button');
  const moves = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
  return moves && within(sliders) && !within('media-time-range');
}
