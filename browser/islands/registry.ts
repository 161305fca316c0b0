// Every island, under the name that <Island> takes. To add one, write its component in a directory
// beside this file, and name it here.
export { CarouselControls as carousel } from './carousel/carousel-controls';
export { Checker as checker } from './checker/checker';
export { DemoForm as demoForm } from './demo-form/demo-form';
export { ScopeAnswer as scopeAnswer } from './scope-answer/scope-answer';
export { SignIn as signIn } from './sign-in/sign-in';
export { TypedPhrase as typedPhrase } from './typed-phrase/typed-phrase';
