/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
